import { ordered } from './entries.ts';
import { resolvePicture } from './pictures.ts';

export async function teamMembers() {
  const members = await ordered('team');
  return Promise.all(
    members.map(async (member) => ({
      ...member,
      picture: await resolvePicture(member.picture, 'card'),
    })),
  );
}
export type TeamMember = Awaited<ReturnType<typeof teamMembers>>[number];

export async function clientLogos() {
  const clients = await ordered('clients');
  return Promise.all(
    clients.map(async (client) => ({
      ...client,
      logo: await resolvePicture(client.logo, 'card'),
    })),
  );
}
export type ClientLogo = Awaited<ReturnType<typeof clientLogos>>[number];

export async function offices() {
  const entries = await ordered('offices');
  return Promise.all(
    entries.map(async (office) => ({
      ...office,
      picture: await resolvePicture(office.picture, 'card'),
    })),
  );
}
export type Office = Awaited<ReturnType<typeof offices>>[number];

export const testimonials = () => ordered('testimonials');
export type Testimonial = Awaited<ReturnType<typeof testimonials>>[number];
