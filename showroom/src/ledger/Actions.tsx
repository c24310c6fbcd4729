import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/layout.tsx';

/**
 * Buttons for what can be done with a thing of a desk, the likely one first.
 * @param name of the thing, which completes the words of each button for screen readers
 * @param isQuiet where no one of them is likelier
 */
export function Actions({
  name,
  actions,
  isQuiet = false,
}: {
  name: string;
  actions: readonly (readonly [words: string, act: () => unknown])[];
  isQuiet?: boolean;
}) {
  return (
    <Row gap={2}>
      {actions.map(([words, act], at) => (
        <Button
          key={words}
          variant={isQuiet || at > 0 ? 'quiet' : 'solid'}
          label={`${words}: ${name}`}
          onClick={act}
        >
          {words}
        </Button>
      ))}
    </Row>
  );
}
