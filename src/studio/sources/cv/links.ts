import type { TextLine } from './cv-text.ts';
import { BETWEEN, goesOn } from './line-breaks.ts';
import { bareOf, hasEnding, hostOf, isProfile, type LinkPlace, linkOf } from './link-of.ts';
import {
  isCalledPage,
  isCalledProfile,
  isContact,
  isLabelled,
  isOnlyContacts,
  nearContacts,
} from './link-places.ts';
import { calledIn } from './network-names.ts';
import { PROFILES } from './networks.ts';
import { handleOf, isBelowOwn, isKnown } from './of-owner.ts';

const ADDRESS =
  /(?<![\p{L}\p{N}._%+@/-])(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/[^\s|,;()<>"'•·]*)?(?![\p{L}\p{N}@_-]|\.[a-z0-9])/giu;

const MOST_LINKS = 8;

/**
 * Profiles, and pages of the owner's own near the other contacts. Others may be of employers and productions. `known` has the name and the
 * e-mail address.
 */
export function linksIn(
  lines: readonly TextLine[],
  addresses: readonly string[],
  known: string,
): string[] {
  const profiles = linksWith(lines, addresses, known).filter(isProfile);
  // Who is called the same in a network and in an address has both.
  return linksWith(lines, addresses, known, new Set(profiles.map(handleOf)));
}

function linksWith(
  lines: readonly TextLine[],
  addresses: readonly string[],
  known: string,
  handles: ReadonlySet<string> = new Set(),
): string[] {
  const near = nearContacts(lines);
  const found = new Map<string, string>();
  // Pages below it are of projects.
  const isHandle = (address: string) =>
    /^[^/]+\/?$/.test(bareOf(address)) &&
    handles.has(handleOf(hostOf(address).split('.')[0] ?? '')) &&
    !isBelowOwn(hostOf(address), known);
  const add = (address: string, place: LinkPlace) => {
    const isOwn = place.isOwn || isHandle(address);
    const link = linkOf(
      address,
      { ...place, isOwn, isNear: place.isNear || isHandle(address) },
      known,
    );
    if (link === undefined) return;
    const key = bareOf(link)
      .replace(/\/?(?:#.*)?$/, '')
      .toLowerCase();
    // Of one network only the first, because others are of somebody else.
    const isAgain =
      isProfile(link) && [...found.values()].some((each) => hostOf(each) === hostOf(link));
    if (!found.has(key) && !isAgain) found.set(key, link);
  };
  for (const [index, line] of lines.entries()) {
    const written = [...line.text.matchAll(ADDRESS)];
    const linked = agreeing(line, written.map(([each]) => each).filter(isSurely));
    const before = lines[index - 1]?.text ?? '';
    const isCalled = isCalledPage(line.text) || isCalledPage(before);
    const place: LinkPlace = {
      isNear: near.has(index),
      isOwn: isContact(lines, index) || isCalled,
      isCalled,
      isAlone: false,
      isSaid: isLabelled(line.text) || isCalledProfile(line.text),
    };
    const isWhole = (address: string) =>
      bareOf(line.text.replace(LABEL, '')).toLowerCase() === bareOf(address).toLowerCase();
    const isOnesOwn = (address: string) =>
      isProfile(address) || isKnown(address, known) || isHandle(address);
    for (const address of linked)
      if (!isAtEdge(line) || isOnesOwn(address))
        add(address, { ...place, isAlone: isWhole(address) });
    for (const { 0: address, index: at } of written) {
      const isCut = goesOn(lines, index, at, at + address.length) || /[-_=%]$/.test(address);
      // A link says it better.
      if (linked.some((each) => isWeb(each)) || isCut) continue;
      // Text that disagrees with its link may be a mistake, and what printers write is of nobody.
      const isUnsure = (line.addresses ?? []).some(isWeb) || isAtEdge(line);
      if (isUnsure && !isOnesOwn(address)) continue;
      const isAlone = isWhole(address);
      if (isPart(line.text, address) || isOfOwner(address, known))
        add(address, { ...place, isAlone });
    }
    const isSilent = !line.addresses?.some((each) => linkOf(each, place, known));
    if (isSilent) for (const each of calledIn(line.text, known)) add(each, place);
  }
  for (const address of addresses)
    add(address, { isNear: true, isOwn: false, isAlone: false, isSaid: false });
  return [...found.values()].slice(0, MOST_LINKS);
}

const isWeb = (address: string) => /^(?:https?:|www)/i.test(address);

/** Programs have names with dots, too. */
const isSurely = (written: string) =>
  PROFILES.test(bareOf(written)) || isWeb(written) || hasEnding(hostOf(written));

/** In parts of the height of the page: where browsers print what they print. */
const EDGE = 0.03;
const isAtEdge = ({ height = 0.5 }: TextLine) => height < EDGE || height > 1 - EDGE;

/** The links of a line. Some programs let an address lead to a site of their own: what is written then wins. */
function agreeing(line: TextLine, written: readonly string[]): string[] {
  const linked = (line.addresses ?? []).map((each) => each.trim());
  const hosts = written.map(hostOf);
  const isOf = (host: string, address: string) =>
    `.${host}`.endsWith(`.${hostOf(address)}`) || `.${hostOf(address)}`.endsWith(`.${host}`);
  const isLinked = hosts.every((host) => linked.some((each) => isOf(host, each)));
  return linked.filter(
    (each) => !isWeb(each) || isLinked || hosts.some((host) => isOf(host, each)),
  );
}

/** A sign or a word before an address. */
const LABEL = /^(?:[^\p{L}\p{N}]{1,3}|\p{L}[\p{L} ]{1,12}[:：])\s*/u;

/** Whether the address of a profile has the name of the owner. */
const isOfOwner = (address: string, known: string) =>
  PROFILES.test(bareOf(address.replace(/[.,;:]+$/, ''))) && isKnown(address, known);

const APART = new RegExp(`\\s*[${BETWEEN},;–—]\\s*|\\s{2,}|:\\s+|\\s/\\s`);

/** Between signs that part a list of contacts, or behind its name. */
function isPart(line: string, address: string): boolean {
  const parts = line.split(APART);
  return (
    parts.some((part) => part.trim() === address) ||
    isOnlyContacts(line) ||
    line.split(/\s+/).length <= 3
  );
}
