import { Button } from '@nokshi/ui/Button.tsx';
import { lazy, Suspense, useState } from 'react';
import { Choices } from '../../../ui/Choices.tsx';
import { useEditorWords } from '../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import { type Alt, AltFields } from './AltFields.tsx';
import type { OpenedFile } from './open-file.ts';
import styles from './PictureField.module.css';
import type { Part } from './send-picture.ts';
import { usePlacing } from './usePlacing.ts';

/** React has no such attribute for what is no control. */
const beginHere = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

const CropChooser = lazy(() => import('./CropChooser.tsx'));

/** The form of a chosen picture: its crop and its alternative text. */
export function PictureForm({
  field,
  path,
  opened,
  alt: known,
  onPlaced,
  onClose,
}: Pick<FieldProps<'picture'>, 'field' | 'path'> & {
  opened: OpenedFile;
  alt: Alt;
  onPlaced: (version: string, alt: Alt) => void;
  onClose: () => void;
}) {
  const { words, filled } = useEditorWords();
  const [part, setPart] = useState<Part | null>(null);
  const [alt, setAlt] = useState(known);
  const { state, place, stop } = usePlacing(path, (version) => onPlaced(version, alt));
  const isSending = state.is === 'sending';
  const { ratio } = field;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) place(opened.file, part);
      }}
    >
      <div className={styles.seen} tabIndex={-1} ref={beginHere}>
        {ratio === null || opened.isDrawing ? (
          <img className={styles.whole} src={opened.address} alt={words.pictures.whole} />
        ) : (
          <Suspense fallback={<p aria-busy="true">{words.pictures.opening}</p>}>
            <CropChooser address={opened.address} ratio={ratio} onChange={setPart} />
          </Suspense>
        )}
      </div>
      <AltFields
        alt={alt}
        isOfFormer={alt === known && Object.values(known).some(Boolean)}
        onChange={setAlt}
      />
      <p role="status">
        {isSending &&
          (state.arrived < 1
            ? filled(words.pictures.sending, { percent: Math.round(state.arrived * 100) })
            : words.pictures.checking)}
      </p>
      {state.is === 'refused' && (
        <p role="alert" className={styles.refusal}>
          {state.why}
        </p>
      )}
      <Choices>
        <Button type="submit" isBusy={isSending}>
          {words.pictures.place}
        </Button>
        <Button
          variant="quiet"
          isBusy={isSending && state.arrived === 1}
          onClick={isSending ? stop : onClose}
        >
          {words.pictures.cancel}
        </Button>
      </Choices>
    </form>
  );
}
