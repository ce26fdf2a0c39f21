import { describe, expect, test } from 'vitest';
import { isOnWindow } from '../../../src/compile/compile.ts';

describe('what the main script imports', () => {
  test.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])(
    '%s is on the window',
    (id) => {
      expect(isOnWindow(id)).toBe(true);
    },
  );

  test.each(['react-router-dom', 'framer-motion', './app.tsx', '/src/react.ts', 'reactive'])(
    '%s is none of React’s, and in the script itself',
    (id) => {
      expect(isOnWindow(id)).toBe(false);
    },
  );

  test.each(['react-dom/server', 'react/compiler-runtime', 'scheduler'])(
    '%s is React’s and not on the window, which stops the build',
    (id) => {
      expect(() => isOnWindow(id)).toThrow(`Nothing puts ${id} on the window`);
    },
  );
});
