import { picturesIn } from '@nokshi/showroom/demo/picture.ts';
import { drawPicture, pictureFile } from '@nokshi/showroom/pictures/picture-file.ts';
import type { APIRoute, GetStaticPaths } from 'astro';
import { demos } from '../../../content/demos.ts';
import { svgResponse } from '../../../routes/svg-response.ts';

/** The pictures of the demos: drawings with the colours that their data say. */
export const getStaticPaths = (async () => {
  const pictures = demos.flatMap(({ data }) => picturesIn(data));
  const files = new Map(pictures.map((picture) => [pictureFile(picture), picture]));
  return [...files].map(([file, picture]) => ({ params: { file }, props: { picture } }));
}) satisfies GetStaticPaths;

type Props = { picture: Parameters<typeof drawPicture>[0] };

export const GET: APIRoute<Props> = ({ props: { picture } }) => svgResponse(drawPicture(picture));
