import type { Entry } from '@nokshi/contract/content.ts';
import { Link } from 'wouter';
import { writtenPath } from '../values/paths.ts';
import { addressOfField } from './address-of-field.ts';

/** The fields that name an entry, each leading to it. */
export const Uses = ({ uses }: { uses: Entry['uses'] }) => (
  <ul>
    {uses.map(({ id, title, field, path }) => (
      <li key={`${id} ${writtenPath(path)}`}>
        <Link href={addressOfField(id, path)}>
          {title}: {field}
        </Link>
      </li>
    ))}
  </ul>
);
