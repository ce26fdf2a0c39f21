/** The name where a CV is a list of what somebody is called, when she was born and so on. */
import type { TextLine } from './cv-text.ts';
import { isName, isPart } from './name-words.ts';

const NAMED =
  /^(?:[•·●▪–【-]\s*)?(?:(?:name|nachname|familienname), vorname|nom,? prénom|apellidos?, nombres?|cognome, nome|nazwisko, imię|(?:sur|last |family )name,? (?:first|given) names?|full name|(?:first )?names?(?:,| and| &) (?:sur|last |family )names?|first and last name|name|vor- und nachname|apellidos? y nombres?|vorname und name|nombre(?: y apellidos)?|nombre completo|vor- und zuname|noms?(?: et prénoms?|,? prénoms?| complet)?|prénoms? et noms?|nome(?: completo| e cognome)?|cognome e nome|imię i nazwisko|nazwisko i imię|(?:volledige )?naam|voor- en achternaam|namn|för- och efternamn|(?:fulde |fullt )?navn|fornavn og etternavn|jméno(?: a příjmení)?|meno(?: a priezvisko)?|ime i prezime|ime in priimek|nume(?: [sșş]i prenume| complet)?|(?:teljes )?név|nimi|ad[ıi]?(?: ve)?[ /,-]*soyad[ıi]?|[iİ]sim[ /,-]*soyisim|имя(?: и фамилия)?|фамилия,? имя(?:,? отчество)?|ф\.?\s?и\.?\s?о\.?|піб|прізвище та ім['’]я|ονοματεπώνυμο|họ(?: và)? tên|nama(?: lengkap)?|이름|성명|שם(?: מלא)?|姓\s?名|氏\s?名|名前|お名前|الاسم(?: الكامل)?)(?!\p{L})\s*[:：】]?\s*/iu;

const GIVEN =
  /^(?:[•·●▪–-]\s*)?(?:first ?names?|given names?|forenames?|vornamen?|nombres?|prénoms?|nome|imię|imiona|voorna(?:am|men)|förnamn|fornavn|jméno|meno|prenume|keresztnév|utónév|ime|ad[ıi]?|имя|ім['’]я|الاسم الأول)\s*(?:\(s\))?\s*(?:[:：]\s*|$)/iu;

const FAMILY =
  /^(?:[•·●▪–-]\s*)?(?:last ?names?|surnames?|family names?|nachnamen?|familiennamen?|apellidos?|nom(?: de famille)?|cognome|sobrenome|apelido|nazwisko|achternaam|efternamn|etternavn|efternavn|příjmení|priezvisko|nume(?: de familie)?|vezetéknév|családnév|prezime|priimek|soyad[ıi]?|фамилия|прізвище|اسم العائلة)\s*(?:[:：]\s*|$)/iu;

/** With one of the others it is the other one. */
const EITHER = /^(?:[•·●▪–-]\s*)?(?:name|naam|namn|navn)\s*(?:[:：]\s*|$)/iu;

/** In lines between the two parts of a name. */
const APART = 3;

export function nameBehindLabel(page: readonly TextLine[]): string | undefined {
  const parts = nameOfParts(page);
  if (parts !== undefined) return parts;
  for (const [index, { text }] of page.entries()) {
    const [label] = NAMED.exec(text) ?? [];
    if (label === undefined) continue;
    const after = text.slice(label.length);
    const isColon = /[:：】]|^[^a-z]+ $/i.test(label);
    if (after === '' && (isColon || label.trim().length > 1)) {
      const found = valuesOf(page, index).find(isName);
      if (found !== undefined) return found;
    }
    if (isColon && isName(trimmedValue(after))) return trimmedValue(after);
  }
  return undefined;
}

/** In parts of the height of a page: how far the foot of larger letters beside a label may be below its own. */
const BESIDE = 0.006;

/** One word, and no sign for a man, a woman or a seal. */
const PART = /^(?![男女印]$)(?:\p{sc=Han}{1,3}|\p{Lu}\p{L}+)$/u;

/** What may be the value of a label: what stands beside it, in one or two parts, or below. */
function valuesOf(page: readonly TextLine[], index: number): string[] {
  const line = page[index];
  const beside = page.filter(
    (each) => each !== line && Math.abs((each.height ?? 0) - (line?.height ?? Infinity)) < BESIDE,
  );
  const [one, other] = beside.map(({ text }) => trimmedValue(text));
  const isInTwo = [one, other].every((part) => part && PART.test(part) && isPart(part));
  // What is beside it is better than what is below, such as how a Japanese name is read.
  return [isInTwo ? `${one} ${other}` : (one ?? ''), trimmedValue(page[index + 1]?.text ?? '')];
}

/** Without what stands in brackets or behind figures, and with the first name first. */
const trimmedValue = (text: string) =>
  text.replace(/\s*[(（].*$|\s+\d.*$|\.$/, '').replace(/^(\p{Lu}[^,]+), (\p{Lu}[^,]+)$/u, '$2 $1');

/** First and last name that have a label each. */
function nameOfParts(page: readonly TextLine[]): string | undefined {
  const [givenOnly, familyOnly, either] = [GIVEN, FAMILY, EITHER].map((label) =>
    partBehind(page, label),
  );
  const [given, family] = [givenOnly ?? either, familyOnly ?? either];
  const apart = Math.abs((given?.index ?? 0) - (family?.index ?? 0));
  return given && family && apart > 0 && apart <= APART
    ? `${given.part} ${family.part}`
    : undefined;
}

function partBehind(page: readonly TextLine[], label: RegExp) {
  for (const [index, { text }] of page.entries()) {
    const [found] = label.exec(text) ?? [];
    if (found === undefined) continue;
    const rest = text.slice(found.length) || (page[index + 1]?.text ?? '');
    if (isPart(rest)) return { index, part: rest };
  }
  return undefined;
}
