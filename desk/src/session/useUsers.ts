import type { Users } from '@nokshi/contract/enquiry-actions.ts';
import useSWR from 'swr';

const nobody: Users['users'] = [];

/** Who can see to an enquiry, and what they are called; the address while that isn't known. */
export function useUsers() {
  const { data } = useSWR<Users>('/users');
  const users = data?.users ?? nobody;
  const nameOf = (email: string) => users.find((one) => one.email === email)?.name ?? email;
  return { users, nameOf };
}
