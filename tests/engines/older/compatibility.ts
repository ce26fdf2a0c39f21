/** Compares style and scripts with MDN's compatibility data, and finds what one of the minimum browsers lacks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { type Node, parse as parseScript } from 'acorn';
import { parse as parseStyle } from 'postcss';
import { siteTargets } from '../../../src/compile/browser-targets.ts';

type Named = { name?: string };

type Data = Identifier & { __compat?: CompatStatement };

/** The oldest version of each engine. */
type OldestVersions = Readonly<Record<keyof typeof siteTargets, string>>;

const browsersOf = ({ ios, ...others }: OldestVersions) => ({ ...others, safari_ios: ios });

const data = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as { css: Data; api: Data; javascript: Data };

function under(start: Data | undefined, ...path: readonly string[]): Data | undefined {
  return path.reduce<Data | undefined>((at, name) => at?.[name] as Data | undefined, start);
}

/** The minimum browsers that lack a feature. Undefined if the data has no entry for it. */
function lackedBy(feature: Data | undefined, oldest: OldestVersions): string[] | undefined {
  const support = feature?.__compat?.support;
  if (!support) return undefined;
  return Object.entries(browsersOf(oldest)).flatMap(([browser, version]) => {
    const statements = [support[browser as keyof typeof support] ?? []].flat();
    return statements.some((statement) => isThere(statement, version)) ? [] : [browser];
  });
}

function isThere(statement: SimpleSupportStatement, version: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    prefix,
    alternative_name,
    flags,
  } = statement;
  if (prefix || alternative_name || flags || typeof added !== 'string') return false;
  if (typeof removed === 'string' && isAtLeast(version, removed)) return false;
  return isAtLeast(version, added.replace('≤', ''));
}

function isAtLeast(version: string, other: string): boolean {
  const [one = [], two = []] = [version, other].map((text) => text.split('.').map(Number));
  const [major = 0, minor = 0] = one;
  const [otherMajor = 0, otherMinor = 0] = two;
  return major > otherMajor || (major === otherMajor && minor >= otherMinor);
}

/** The features in a style, by their names, with the minimum browsers that lack them. */
export function newerInStyle(
  style: string,
  oldest: OldestVersions = siteTargets,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const look = (name: string, feature: Data | undefined) => {
    const lacking = lackedBy(feature, oldest);
    if (lacking && lacking.length > 0) found.set(name, lacking);
  };
  const { properties, selectors, types } = data.css as Record<string, Data>;
  const atRules = data.css['at-rules'] as Data;
  const functionsIn = (text: string) =>
    [...text.matchAll(/([a-z-]+)\(/gi)].map(([, name = '']) => name);

  const root = parseStyle(style);
  root.walkAtRules((rule) => {
    // An engine applies the rules in @supports only if it knows the feature.
    if (rule.name === 'supports') return;
    look(`@${rule.name}`, under(atRules, rule.name));
    for (const [, feature = ''] of rule.params.matchAll(/\(\s*([a-z-]+)/g)) {
      look(
        `@${rule.name} (${feature})`,
        under(atRules, rule.name, feature.replace(/^(?:min|max)-/, '')),
      );
    }
    if (rule.name === 'media' && /[<>]/.test(rule.params)) found.set('@media ranges', ['all']);
  });
  root.walkRules(({ selector, parent }) => {
    const asked = parent?.type === 'atrule' && 'params' in parent ? String(parent.params) : '';
    for (const [whole, name = ''] of selector.matchAll(/:{1,2}([a-z-]+)/g)) {
      if (!asked.includes(`${name}(`)) look(whole, under(selectors, name));
    }
    if (selector.includes('&')) found.set('nesting', ['all']);
    if (/:not\([^()]*,/.test(selector))
      look(':not() of several', under(selectors, 'not', 'selector_list'));
    if (/\s i\]/.test(selector))
      look('[… i]', under(selectors, 'attribute', 'case_insensitive_modifier'));
  });
  root.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    const isInFontFace =
      parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face';
    const property = isInFontFace ? under(atRules, 'font-face', prop) : under(properties, prop);
    const group = parent?.parent;
    const asked = group?.type === 'atrule' && 'params' in group ? String(group.params) : '';
    if (!prop.startsWith('--') && !prop.startsWith('-') && !property) found.set(prop, ['unknown']);
    if (asked.includes(value) && asked.includes('height')) return;
    look(prop, property);
    for (const word of value.split(/[\s,()]+/)) {
      look(`${prop}: ${word}`, under(property, word) ?? under(types, 'global_keywords', word));
    }
    for (const name of functionsIn(value)) {
      look(
        `${name}()`,
        under(types, name) ?? under(types, 'color', name) ?? under(types, 'gradient', name),
      );
    }
    for (const [, unit = ''] of value.matchAll(/\d([a-z]+)\b/g)) {
      if (/^[sld]v/.test(unit))
        look(
          unit,
          under(
            types,
            'length',
            `viewport_percentage_units_${{ s: 'small', l: 'large', d: 'dynamic' }[unit[0] ?? ''] ?? ''}`,
          ),
        );
    }
  });
  return found;
}

/**
 * Throws for syntax that is newer than 2020, which the minimum browsers do not know. Returns the names of called functions that no
 * interface has in all minimum browsers.
 */
export function newerInScript(
  script: string,
  oldest: OldestVersions = siteTargets,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const tree = parseScript(script, { ecmaVersion: 2020 });
  const names = new Set<string>();
  visit(tree, (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
    const { callee } = node as Node & { callee: Named & { property?: Named; computed?: boolean } };
    const { property, computed } = callee;
    if (property?.name && !computed) names.add(`.${property.name}`);
    // Shorter names are made by the minifier.
    else if (callee.name && callee.name.length > 3) names.add(callee.name);
  });
  for (const name of names) {
    const lacking = (byName.get(name) ?? []).map((feature) => lackedBy(feature, oldest));
    // If one interface has it in all minimum browsers, the script may use that one.
    if (lacking.length === 0 || lacking.some((engines) => !engines || engines.length === 0))
      continue;
    found.set(name, lacking[0] ?? []);
  }
  return found;
}

function visit(node: unknown, meet: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, meet);
  else if (node && typeof node === 'object') {
    if ('type' in node) meet(node as Node);
    for (const value of Object.values(node)) visit(value, meet);
  }
}

/** The name of a method begins with a dot, as '.at'; that of a global has none, as 'structuredClone'. */
const byName = new Map<string, Data[]>();
function list(name: string, feature: unknown): void {
  byName.set(name, [...(byName.get(name) ?? []), feature as Data]);
}
for (const group of [data.api, under(data.javascript, 'builtins')]) {
  for (const [name, feature] of Object.entries(group ?? {})) {
    list(name, feature);
    for (const [member, part] of Object.entries(feature)) {
      if (member !== '__compat' && /^[a-z]\w*$/i.test(member))
        list(`.${member.replace(/_static$/, '')}`, part);
    }
  }
}
for (const name of ['structuredClone', 'reportError', 'queueMicrotask', 'requestIdleCallback']) {
  const feature = under(data.api, name);
  if (feature) byName.set(name, [feature]);
}
