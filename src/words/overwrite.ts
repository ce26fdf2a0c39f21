type Group = { [key: string]: unknown };

/** An owner's texts by their names, such as 'hero.subtitle'. */
export type Texts = Readonly<Record<string, string>>;

/** Replaces words, which stand in groups, by an owner's texts. */
export function overwrite(words: object, texts: Texts): object {
  return Object.entries(texts).reduce<Group>(
    (all, [name, text]) => withText(all, name.split('.'), text),
    { ...words },
  );
}

function withText(group: Group, [key = '', ...others]: readonly string[], text: string): Group {
  if (others.length === 0) return { ...group, [key]: text };
  const inner = (Object.hasOwn(group, key) ? group[key] : {}) as Group;
  return { ...group, [key]: withText(inner, others, text) };
}
