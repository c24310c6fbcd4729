import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useEditorWords } from '../../words/words.ts';
import styles from './CropChooser.module.css';
import type { Part } from './send-picture.ts';

const most = 4;
const step = 0.05;

/** Pixels by which an arrow key moves the picture. */
const keyboardStep = 8;

/** The part of a picture that is shown: moved by pointer, finger and keys, enlarged by a slider. */
export default function CropChooser({
  address,
  ratio,
  onChange,
}: {
  address: string;
  ratio: number;
  onChange: (part: Part) => void;
}) {
  const { words } = useEditorWords();
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className={styles.chooser}>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.pictures.partHint}
      </p>
      <div className={styles.area}>
        <Cropper
          image={address}
          aspect={ratio}
          crop={crop}
          zoom={zoom}
          maxZoom={most}
          keyboardStep={keyboardStep}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={({ x, y, width, height }) =>
            onChange({ left: x / 100, top: y / 100, width: width / 100, height: height / 100 })
          }
          cropperProps={{
            role: 'group',
            'aria-label': words.pictures.part,
            'aria-describedby': `${id}-hint`,
          }}
          classes={{
            containerClassName: `${styles.moved}`,
            mediaClassName: `${styles.picture}`,
            cropAreaClassName: `${styles.part}`,
          }}
          // Its own styles would be an element of the page, which the page's policy refuses.
          disableAutomaticStylesInjection
        />
      </div>
      <label className={styles.zoom}>
        {words.pictures.zoom}
        <input
          type="range"
          min={1}
          max={most}
          step={step}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </div>
  );
}
