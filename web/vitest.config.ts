import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      include: ['src/**/*.test.ts'],
      environment: 'node',
      passWithNoTests: true,
      // The drawing of the board, the components and the workers are tested in a browser (e2e).
      coverage: {
        include: ['src/**/*.ts'],
        exclude: ['src/**/*.test.ts', 'src/**/*-test-kit.ts', 'src/**/*.d.ts'],
        reporter: ['text'],
      },
    },
  }),
);
