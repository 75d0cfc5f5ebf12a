// Small helpers for making SVG elements.

const namespace = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number>>;

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

export function svgText(text: string, attributes: Attributes): SVGTextElement {
  const element = svg('text', attributes);
  element.textContent = text;
  return element;
}

export function translate(x: number, y: number): string {
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
}
