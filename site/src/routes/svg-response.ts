/** The answer of an endpoint that draws: the text or the bytes of an SVG. */
export const svgResponse = (drawing: string | Uint8Array<ArrayBuffer>): Response =>
  new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } });
