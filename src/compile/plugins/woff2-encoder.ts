import type { Plugin } from 'vite';

type Type = {
  toWireType(destructors: unknown[], value: unknown): unknown;
  fromWireType(value: unknown): unknown;
};

/** Converts values, and calls a function of the WebAssembly with them. Emscripten makes such code as a text and runs it. */
function invokerOf(
  [result, , ...args]: [Type, null, ...Type[]],
  invoke: (...values: unknown[]) => unknown,
  fn: unknown,
  runDestructors: (destructors: unknown[]) => void,
) {
  return (...given: unknown[]) => {
    const destructors: unknown[] = [];
    const wired = args.map((type, index) => type.toWireType(destructors, given[index]));
    const value = invoke(fn, ...wired);
    runDestructors(destructors);
    return result.fromWireType(value);
  };
}

/** Places in the minified code of woff2-encoder. The names are those of that code. */
const EVALUATION =
  /h\.push\(Y\),\(function\(A,g\)\{if\(!\(A instanceof Function\)\).*?\(Function,h\)\.apply\(null,F\)/s;
const START = /let C=(new Promise\([^;]*\));(.*?await) C;/s;

/**
 * Replaces the one text that the WOFF2 encoder runs as code, because the policy of the studio forbids that. And starts the encoder when
 * it is first used, because only Save needs it, and both workers of the studio hold its megabyte.
 */
export function woff2Encoder(): Plugin {
  return {
    name: 'woff2-encoder',
    apply: 'build',
    transform: {
      filter: { id: /woff2-encoder\/dist\/index/ },
      handler: (code) => {
        if (!EVALUATION.test(code)) throw new Error('woff2-encoder evaluates in another way now.');
        if (!START.test(code)) throw new Error('woff2-encoder starts in another way now.');
        const own = code.replace(EVALUATION, () => `(${invokerOf})(g,B,I,AD)`);
        return { code: own.replace(START, 'let C;$2(C??=$1);'), map: null };
      },
    },
  };
}
