import { HOSTED, PROFILES } from './networks.ts';
import { isBelowOwn, isKnown, isNamed, isOfName } from './of-owner.ts';

/** What an address without http or www can end with. Names of people in other services have dots, too. */
const ENDINGS =
  /\.(?:com|org|net|info|biz|co|eu|de|at|ch|li|lu|fr|be|nl|es|cat|it|gr|pt|pl|cz|sk|hu|ro|bg|si|hr|uk|ie|se|no|dk|fi|is|ee|lv|lt|ua|ru|tr|br|mx|ar|cl|pe|us|ca|au|nz|jp|kr|cn|tw|hk|sg|vn|in|id|za|il|ae|ma|me|tv|fm|ai|io|dev|app|tech|digital|cloud|pro|name|film|video|audio|actor|art|studio|design|gallery|graphics|media|photo|photography|works?|site|website|online|page|xyz|space|world|rocks|berlin|london|blog)$/;

export const hasEnding = (host: string): boolean => ENDINGS.test(host);

/** Where an address stands: near others, as one of the owner's own, with nothing else on its line, and with a word for what it is. */
export type LinkPlace = {
  isNear: boolean;
  isOwn: boolean;
  isCalled?: boolean;
  isAlone: boolean;
  isSaid: boolean;
};

export const isProfile = (address: string): boolean => PROFILES.test(bareOf(address));

export const bareOf = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|^www\./i, '');
export const hostOf = (address: string): string =>
  bareOf(address).split(/[/?#]/)[0]?.toLowerCase() ?? '';

/** The whole of an address, if it is of the owner. `known` has the name and the e-mail address. */
export function linkOf(
  address: string,
  { isNear, isOwn, isCalled, isAlone, isSaid }: LinkPlace,
  known: string,
): string | undefined {
  const said = address.replace(/[.,;:]+$/, '');
  const text = PROFILES.test(bareOf(said.replace(/\?.*$/, ''))) ? said.replace(/\?.*$/, '') : said;
  const bare = bareOf(text);
  const host = hostOf(text);
  if (/linkedin\.com$/.test(host) || !/^[\w.-]+\.[a-z]{2,}$/.test(host)) return undefined;
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (PROFILES.test(bare))
    return isNear || isAlone || isKnown(bare, known)
      ? whole.replace(/^http:/i, 'https:')
      : undefined;
  // The front page of a network.
  if (PROFILES.test(`${host}/x`)) return undefined;
  const path = bare.slice(host.length).replace(/[?#].*$|\/(?:index\.html?)?(?:[?#].*)?$/, '');
  // As universities have pages of their people.
  const isPerson = /^\/~[^/]+$/.test(path);
  const isBare =
    path === '' ||
    isPerson ||
    // In one of her languages.
    /^\/[a-z]{2}$/.test(path) ||
    (HOSTED.test(host) && /^\/[^/]+$/.test(path));
  // A school or an office has no pages of one person.
  const isOfOffice = /\.(?:edu|ac|gov)(?:\.|$)/.test(host);
  const isOfOne =
    /^(?:\/[\w.-]+){1,3}\/?$/.test(path) &&
    ((isNear && isSaid && !isOfOffice) ||
      (isSaid && isKnown(path, known)) ||
      isOfName(path, known));
  if (isOfOne && (isNear || isAlone || isSaid)) return whole;
  const isSure = isPerson || /^(?:https?:\/\/|www\.)/i.test(text) || hasEnding(host);
  if (!isBare || !isSure || (!isPerson && isOfOffice)) return undefined;
  // One that has her name, but no page of a project there.
  if (!isNear && !isCalled)
    return (path === '' || isOwn) && isNamed(host, known) && !isBelowOwn(host, known)
      ? whole
      : undefined;
  return (isNear && isOwn) || isKnown(host + path, known) ? whole : undefined;
}
