import type { TextLine } from './cv-text.ts';
import { isHeading } from './headings.ts';

/** What stands over the people who can be asked about somebody. */
const REFERENCES =
  /^\W*(?:(?:professional|personal|business|academic|character|my|berufliche|persönliche|referencias|referências|références|referenze)\s+)?(?:references?|referees?|reference contacts?|referenz(?:en)?|referencias?|recomendaciones|références?|referenze|referências?|recomendações|referencje|referenties|referenser|referanser|referencie|referanslar|referanslarım|referințe|referenciák|suosittelijat|рекомендации|рекомендатели|推薦人|推荐人|证明人|證明人|参考人|推薦者|المراجع|المعرفون|المعرّفون)(?:\s+(?:laborales|personales|profesionales|comerciales|familiares|professionnelles|professionali|profissionais|pessoais|zawodowe))?\W*$/iu;

/** Without what stands below the heading of references, to the next heading or to the next column: it is about other people. */
export function withoutReferees(lines: readonly TextLine[]): TextLine[] {
  let heading: TextLine | undefined;
  return lines.filter((line) => {
    if (REFERENCES.test(line.text)) heading = line;
    else if (heading && endsReferences(line, heading)) heading = undefined;
    return heading === undefined;
  });
}

function endsReferences(line: TextLine, heading: TextLine): boolean {
  const isAbove = line.page === heading.page && (line.height ?? 0) > (heading.height ?? 1) + 0.01;
  const isLike =
    line.size > heading.size - 0.3 && (isCapitals(line.text) || !isCapitals(heading.text));
  return isAbove || (isLike && !/[\d@]|:\s*\S/.test(line.text) && isHeading(line.text));
}

const isCapitals = (text: string) => text === text.toUpperCase();
