import { later } from '../ui/later.tsx';

/** The login of a demo, fetched when a screen asks for it. */
export const LogIn = later(
  () => import('./LogInForm.tsx'),
  ({ LogInForm }) => LogInForm,
);
