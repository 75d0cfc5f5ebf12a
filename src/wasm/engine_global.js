// Put after the module, so that a worker of either kind can load it: importScripts or import().
globalThis.createMandibleEngine = createMandibleEngine;
