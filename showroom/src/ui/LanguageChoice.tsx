import { languages } from '@nokshi/forms/languages.ts';
import { useShell } from '../runtime/engine.tsx';
import { Button } from './Button.tsx';

/** The switch of the demo's language, where it speaks more than one. */
export function LanguageChoice() {
  const { data, language, chooseLanguage, words } = useShell();
  if (data.languages.length < 2) return null;
  return (
    <fieldset>
      <legend className="visually-hidden">{words.language}</legend>
      {data.languages.map((code) => (
        <Button
          key={code}
          variant="text"
          isPressed={code === language}
          onClick={() => chooseLanguage(code)}
        >
          <span lang={code}>{languages[code].name}</span>
        </Button>
      ))}
    </fieldset>
  );
}
