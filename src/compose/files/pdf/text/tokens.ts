/** Reads a content stream (ISO 32000-1, 7.8.2): what each operator is given. */
import { type Effort, type PdfValue, pdfValueAt, STEP } from '../pdf-values.ts';

export type Operation = { operator: string; operands: readonly PdfValue[] };

const SPACE = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)+/y;
const NUMBER = /[+-]*(?:\d+\.?\d*|\.\d+)(?:-\d*)?/y;
const OPERATOR = /[A-Za-z'"][\w*'"]*/y;
const VALUE = /[(<[/]/y;
/** No operator needs more. */
const MOST_OPERANDS = 64;

export function* operationsIn(text: string, effort: Effort): Generator<Operation> {
  let operands: PdfValue[] = [];
  let place = 0;
  const take = (what: RegExp) => {
    what.lastIndex = place;
    const [found] = what.exec(text) ?? [];
    if (found !== undefined) place += found.length;
    return found;
  };
  while (place < text.length && effort.left >= 0) {
    const start = place;
    if (take(SPACE) !== undefined) {
      effort.left -= place - start;
      continue;
    }
    effort.left -= STEP;
    const number = take(NUMBER);
    if (number !== undefined)
      operands.push(Number.parseFloat(number.replace(/^[+-]*(?=-)|^\+/, '')));
    else if (startsAt(VALUE, text, place)) {
      const { value, end } = pdfValueAt(text, place, effort);
      operands.push(value);
      place = Math.max(end, place + 1);
    } else {
      const operator = take(OPERATOR);
      if (operator === undefined) place += 1;
      else if (operator === 'ID') place = endOfPicture(text, place);
      else if (operator === 'true' || operator === 'false') operands.push(operator === 'true');
      else {
        yield { operator, operands };
        operands = [];
      }
    }
    if (operands.length > MOST_OPERANDS) operands = [];
  }
}

function startsAt(what: RegExp, text: string, place: number): boolean {
  what.lastIndex = place;
  return what.test(text);
}

/** The bytes of a picture stand among the operators. */
function endOfPicture(text: string, place: number): number {
  const end = /[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/g;
  end.lastIndex = place;
  return end.test(text) ? end.lastIndex : text.length;
}
