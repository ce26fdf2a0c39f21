import styles from './switch.module.css';

type SwitchProps<Choice extends string> = {
  label: string;
  /** The label of each choice. */
  choices: Readonly<Record<Choice, string>>;
  chosen: Choice;
  choose: (choice: Choice) => void;
};

/** Buttons of which one is pressed. */
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
