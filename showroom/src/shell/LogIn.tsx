import { later } from '../ui/later.tsx';

const form = () => import('./LogInForm.tsx');

/** The login of a demo, fetched when a screen asks for it. */
export const LogIn = later(form, 'LogInForm');

/** Who is logged in, and the way out: in the same file, so that who came in has it. */
export const LogOut = later(form, 'LogOut');
