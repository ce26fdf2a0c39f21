import { type ReactNode, useState } from 'react';
import { useDesk } from '../desk.ts';
import { sentenceOf } from '../remarks.ts';
import { words } from '../words.ts';
import styles from './field.module.css';
import { FieldFrame } from './text-field.tsx';

type Flaw = Parameters<typeof sentenceOf>[0];

type FileInputProps = {
  /** As faults call it. */
  name: string;
  label: string;
  help: string;
  /** As the attribute of inputs; a picture, unless it says otherwise. */
  accept?: string;
  take: (file: File) => Promise<Flaw | undefined>;
  children?: ReactNode;
};

/** Takes a file that is chosen or dropped, and tells what becomes of it. `take` says what is wrong with the file. */
export function FileInput({
  name,
  label,
  help,
  accept = 'image/*',
  take,
  children,
}: FileInputProps) {
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { say } = useDesk();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    say(words.preparing(file.name));
    const flaw = await take(file);
    setProblem(flaw && `${file.name}: ${sentenceOf(flaw)}`);
    say(flaw ? '' : words.ready(file.name));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the input does
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const [file, another] = event.dataTransfer.files;
        setOver(false);
        // The window opens anything else, such as a site.
        if (!file || another || !fits(file, accept)) return;
        event.preventDefault();
        event.stopPropagation();
        void choose(file);
      }}
    >
      <FieldFrame name={name} label={label} help={help} {...(problem && { problem })}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={accept}
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        )}
      </FieldFrame>
      {children}
    </div>
  );
}

function fits({ type, name }: File, accept: string): boolean {
  return accept
    .split(',')
    .some((kind) => new RegExp(`^${kind.replace('*', '.*')}$`).test(type) || name.endsWith(kind));
}
