import styles from './studio.module.css';

type SwitchProps<Choice extends string> = {
  label: string;
  /** What each choice is called. */
  choices: Readonly<Record<Choice, string>>;
  chosen: Choice;
  choose: (choice: Choice) => void;
};

/** One of a few. */
export function Switch<Choice extends string>(props: SwitchProps<Choice>) {
  const { label, choices, chosen, choose } = props;
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {(Object.keys(choices) as Choice[]).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={chosen === each}
          onClick={() => choose(each)}
        >
          {choices[each]}
        </button>
      ))}
    </fieldset>
  );
}
