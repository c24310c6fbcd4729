import type { Users } from '@nokshi/contract/users.ts';
import { may } from '@nokshi/contract/vocabulary.ts';
import useSWR from 'swr';

const nobody: Users['users'] = [];

/** Who works at the desk, which of them can see to an enquiry, and what they are called; the address while that isn't known. */
export function useUsers() {
  const { data } = useSWR<Users>('/users');
  const users = data?.users ?? nobody;
  const nameOf = (email: string) => users.find((one) => one.email === email)?.name ?? email;
  const assignable = users.filter(({ role }) => may(role, 'enquiries'));
  return { users, assignable, nameOf };
}
