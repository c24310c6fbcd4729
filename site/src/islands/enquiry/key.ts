/** A new random key for one intent: however often it is sent, it is one enquiry. */
export function newKey(): string {
  // Only secure pages have randomUUID; the site may be looked at over plain http in one's own network.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
