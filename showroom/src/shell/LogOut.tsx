import { useShell } from '../runtime/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { roleName } from './roles.ts';
import { filled } from './words.ts';

/** Who is logged in, and the way out. */
export function LogOut({ role }: { role: string }) {
  const { words, logIn, shellLanguage } = useShell();
  return (
    <Button variant="text" onClick={() => logIn(undefined)}>
      {filled(words.logOut, { role: roleName(role, shellLanguage) })}
    </Button>
  );
}
