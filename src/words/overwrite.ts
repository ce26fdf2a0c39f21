type Group = { [key: string]: unknown };

/** Words in groups with an owner's texts in their place, which go by names such as 'hero.subtitle'. */
export function overwrite(words: object, texts: Readonly<Record<string, string>>): object {
  return Object.entries(texts).reduce<Group>(
    (all, [name, text]) => withText(all, name.split('.'), text),
    { ...words },
  );
}

function withText(group: Group, [key = '', ...others]: readonly string[], text: string): Group {
  if (others.length === 0) return { ...group, [key]: text };
  return { ...group, [key]: withText((group[key] ?? {}) as Group, others, text) };
}
