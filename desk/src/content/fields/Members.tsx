import type { FieldPath, FormMember } from '@nokshi/contract/form.ts';
import { memo, useMemo } from 'react';
import { Folded } from '../../ui/Folded.tsx';
import { useUnfolding } from '../entry/aim.ts';
import { useEditorWords } from '../words/words.ts';
import { FormFields } from './FormFields.tsx';
import { Missable } from './Missable.tsx';

/** The fields of a group, with what is technical folded away. */
export const Members = memo(function Members({
  members,
  path,
}: {
  members: readonly FormMember[];
  path: FieldPath;
}) {
  const { words } = useEditorWords();
  const folded = members.filter(({ isFolded }) => isFolded);
  const [isOpen, setIsOpen] = useUnfolding(
    path,
    folded.map(({ key }) => key),
  );
  return (
    <>
      {members
        .filter(({ isFolded }) => !isFolded)
        .map((member) => (
          <Member key={member.key} member={member} above={path} />
        ))}
      {folded.length > 0 && (
        <Folded title={words.fields.technical} isOpen={isOpen} onToggle={setIsOpen}>
          {isOpen &&
            folded.map((member) => <Member key={member.key} member={member} above={path} />)}
        </Folded>
      )}
    </>
  );
});

/** Those that are fields even while nothing stands in them. */
const isPart = ({ field: { kind } }: FormMember) =>
  kind === 'group' || kind === 'list' || kind === 'variants';

const Member = memo(function Member({ member, above }: { member: FormMember; above: FieldPath }) {
  const { key, label, help, isOptional, field } = member;
  const path = useMemo(() => [...above, key], [above, key]);
  if (isOptional && isPart(member)) return <Missable {...{ field, path, label, help }} />;
  return <FormFields {...{ field, path, label, help, isOptional }} />;
});
