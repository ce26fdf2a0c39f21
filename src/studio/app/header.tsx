import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { SaveButton, type SaveButtonProps } from './save/save-button.tsx';
import styles from './studio.module.css';
import { Switch } from './switch.tsx';

/** A narrow window shows one of the two columns. */
export type Side = 'form' | 'preview';

type HeaderProps = SaveButtonProps & {
  can: { undo: boolean; redo: boolean };
  step: (type: 'undo' | 'redo') => void;
  /** There is nothing to edit yet. */
  isChoice: boolean;
  side: Side;
  setSide: (side: Side) => void;
  /** What has just happened, and how far it has come. */
  status: { sentence: string; soFar: string };
  dismissStatus: () => void;
  notices: readonly Notice[];
  /** The button that saves elsewhere, where there is room for it. */
  elsewhere: ReactNode;
  /** The parts of the site, where they are a menu. */
  menu: ReactNode;
  languageSwitch: ReactNode;
  children: ReactNode;
};

/** A question to the user. The studio works on without an answer. */
export type Notice = {
  id: string;
  sentence: string;
  answers: readonly { name: string; give: () => void }[];
  /** What is told below it. */
  more?: readonly string[];
};

/** On a phone there is no room for the words. */
const signs = { undo: '↶', redo: '↷' } as const;

export function Header(props: HeaderProps) {
  const { can, step, status, dismissStatus, notices, isChoice, side, children, ...given } = props;
  const { elsewhere, menu, languageSwitch } = given;
  return (
    <header className={styles.header}>
      <h1>{messages.studio.title}</h1>
      {!isChoice && (
        <>
          <SaveButton save={given.save} isSaving={given.isSaving} />
          {elsewhere}
          <small className={styles.keys}>{messages.studio.saveHelp}</small>
          {menu}
          {(['undo', 'redo'] as const).map((type) => (
            <button
              key={type}
              type="button"
              className={styles.step}
              aria-label={messages.studio[type]}
              aria-disabled={!can[type]}
              onClick={() => step(type)}
            >
              <span>{messages.studio[type]}</span>
              <span aria-hidden="true">{signs[type]}</span>
            </button>
          ))}
          <div className={styles.sides}>
            <Switch
              label={messages.studio.title}
              choices={messages.studio.show}
              chosen={side}
              choose={given.setSide}
            />
          </div>
        </>
      )}
      <p role="status" className={styles.status}>
        {status.sentence && <span>{status.sentence}</span>}
        {/* Screen readers hear the beginning and the end. */}
        {status.soFar && <span aria-hidden="true">{` ${status.soFar}`}</span>}
      </p>
      {status.sentence && !status.soFar && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={`${messages.studio.afterSaving.close}: ${status.sentence}`}
          onClick={dismissStatus}
        >
          {messages.studio.afterSaving.close}
        </button>
      )}
      {languageSwitch}
      {notices.map(({ id, sentence, answers, more = [] }) => (
        <p key={id} role="alert" className={styles.alert}>
          <span>{sentence}</span>
          {answers.map(({ name, give }) => (
            <button key={name} type="button" onClick={give}>
              {name}
            </button>
          ))}
          {more.map((each) => (
            <small key={each}>{each}</small>
          ))}
        </p>
      ))}
      {children}
    </header>
  );
}
