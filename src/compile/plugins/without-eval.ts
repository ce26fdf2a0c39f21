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

/** The place in the minified code of woff2-encoder. The names are those of that code. */
const EVALUATION =
  /h\.push\(Y\),\(function\(A,g\)\{if\(!\(A instanceof Function\)\).*?\(Function,h\)\.apply\(null,F\)/s;

/** Replaces the one text that the WOFF2 encoder runs as code, because the policy of the studio forbids that. */
export function withoutEval(): Plugin {
  return {
    name: 'without-eval',
    apply: 'build',
    transform: {
      filter: { id: /woff2-encoder\/dist\/index/ },
      handler: (code) => {
        if (!EVALUATION.test(code)) throw new Error('woff2-encoder evaluates in another way now.');
        return { code: code.replace(EVALUATION, () => `(${invokerOf})(g,B,I,AD)`), map: null };
      },
    },
  };
}
