import { pictureLimits } from '@nokshi/contract/picture-limits.ts';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import { type DragEvent, useId, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useChanging, useFault, useValue } from '../../entry/editing.ts';
import { isGroup } from '../../values/json.ts';
import { useEditorWords } from '../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import type { Alt } from './AltFields.tsx';
import { type OpenedFile, openFile } from './open-file.ts';
import styles from './PictureField.module.css';
import { PictureForm } from './PictureForm.tsx';
import { usePictureAddress } from './usePictureAddress.ts';

/** Named one by one: asked for any picture, an iPhone gives HEIC instead of making a JPEG of it. */
const photos = 'image/jpeg,image/png,image/webp,image/avif';
const accepted = { photo: photos, logo: `image/svg+xml,${photos}`, svg: 'image/svg+xml' };

/** A picture: the one that is there, and another one in its place, by file, camera, drop or paste. */
export function PictureField({ field, path, label, help, isOptional }: FieldProps<'picture'>) {
  const { set } = useChanging();
  const fault = useFault(path);
  const { words, filled } = useEditorWords();
  const id = useId();
  const { address, renew } = usePictureAddress(path);
  const [opened, setOpened] = useState<OpenedFile>();
  const [refusal, setRefusal] = useState('');
  const [news, setNews] = useState('');
  const [isOver, setIsOver] = useState(false);
  const altPath = [...path.slice(0, -1), 'alt'];
  const written = useValue(altPath);
  const alt: Alt = isGroup(written) ? (written as Alt) : {};

  async function take(file: File | undefined) {
    if (!file) return;
    setNews('');
    const next = await openFile(file, field.format);
    const isRefused = typeof next === 'string';
    setRefusal(isRefused ? filled(words.refusals[next], pictureLimits) : '');
    if (isRefused) return;
    close();
    setOpened(next);
  }
  function close() {
    if (opened) URL.revokeObjectURL(opened.address);
    setOpened(undefined);
  }
  function finish(version: string, described: Alt) {
    renew(version);
    const isNew = JSON.stringify(described) !== JSON.stringify(alt);
    if (isNew) set(altPath, described);
    setNews(words.pictures.placed);
    close();
  }
  const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const error = refusal || fault;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by key
    <div
      className={styles.field}
      data-path={path.join('/')}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!isOfFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!isOfFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files[0]);
      }}
      onPaste={({ clipboardData }) => take(clipboardData.files[0])}
    >
      <p className={styles.label} id={`${id}-label`}>
        {label}
        {isOptional && <span> {words.fields.optional}</span>}
      </p>
      {help && <p className={styles.hint}>{help}</p>}
      {address && <img className={styles.present} src={address} alt={alt[defaultLanguage] ?? ''} />}
      <label className={styles.choose}>
        {address ? words.pictures.replace : words.pictures.choose}
        <input
          type="file"
          accept={accepted[field.format]}
          aria-describedby={`${id}-label ${id}-drop ${id}-error`}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p className={styles.hint} id={`${id}-drop`}>
        {words.pictures.drop}
      </p>
      <p className={styles.refusal} id={`${id}-error`} role="alert" hidden={error === ''}>
        {error}
      </p>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <Dialog title={words.pictures.title} isOpen={opened !== undefined} onClose={close}>
        {() =>
          opened && (
            <PictureForm
              key={opened.address}
              field={field}
              path={path}
              opened={opened}
              alt={alt}
              onPlaced={finish}
              onClose={close}
            />
          )
        }
      </Dialog>
    </div>
  );
}
