import { languages } from '@nokshi/forms/languages.ts';
import { useFrame } from '../room/room.tsx';
import { Button } from './Button.tsx';

/** The switch of the demo's language, where it speaks more than one. */
export function LanguageChoice() {
  const { data, language, speak, opened } = useFrame();
  if (data.languages.length < 2) return null;
  return (
    <fieldset>
      <legend className="visually-hidden">{opened.words.language}</legend>
      {data.languages.map((code) => (
        <Button key={code} variant="text" isPressed={code === language} onClick={() => speak(code)}>
          <span lang={code}>{languages[code].name}</span>
        </Button>
      ))}
    </fieldset>
  );
}
