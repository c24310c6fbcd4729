/**
 * Renders the scenes that would look otherwise than their pictures: `node artwork/render.ts [part of a path] [--all] [--check] [--replace]`.
 * Afterwards the store of encodings is made complete, for all pictures. --all renders the unchanged
 * ones too, --check only lists what is stale, --replace also renders
 * where somebody has put another picture.
 */
import { relative } from 'node:path';
import { compareStore } from '@nokshi/pictures/store-comparison.ts';
import { openCamera } from './pipeline/camera.ts';
import { crops, detailIn, portraitIn } from './pipeline/density.ts';
import { refreshStore } from './pipeline/encode.ts';
import { isPhotograph, sourceOf, writePicture } from './pipeline/picture.ts';
import { openStudio, root, type Shot } from './pipeline/studio.ts';

const words = process.argv.slice(2);
const all = words.includes('--all');
const check = words.includes('--check');
const replace = words.includes('--replace');
const filters = words.filter((word) => !word.startsWith('--'));
const started = Date.now();

const studio = await openStudio();
const scenes = studio
  .scenes()
  .filter(({ file }) => filters.length === 0 || filters.some((part) => file.includes(part)));

const waiting: Shot[] = [];
let broken = 0;
for (const scene of scenes) {
  if (!replace && (await isPhotograph(scene.picture))) {
    console.log(
      `kept   ${relative(root, scene.picture)}, which is not ours (--replace renders it)`,
    );
    continue;
  }
  try {
    for (const shot of await studio.shotsOf(scene)) {
      const isCurrent = (await sourceOf(shot.picture)) === (await studio.hashOf(shot));
      if (all || !isCurrent) waiting.push(shot);
    }
  } catch (error) {
    broken += 1;
    console.error(`✗ ${relative(root, scene.file)}\n  ${String(error)}`);
  }
}

if (check) {
  for (const { picture } of waiting) console.log(`stale  ${relative(root, picture)}`);
} else if (waiting.length > 0) {
  const camera = await openCamera();
  for (const [index, shot] of waiting.entries()) {
    const name = relative(root, shot.picture);
    const progress = `${String(index + 1).padStart(3)}/${waiting.length}`;
    try {
      const { html, size, detail, portrait } = await studio.develop(shot);
      const frames = crops(size, detail, portrait);
      const { image, faults } = await camera.shoot(html, size, shot.language, frames);
      const bytes = await writePicture(shot.picture, image, {
        scene: await studio.hashOf(shot),
        detail: detail && detailIn(size, detail),
        portrait: portrait && portraitIn(size, portrait),
      });
      console.log(`${progress}  ${name}  ${Math.round(bytes / 1024)} kB`);
      for (const fault of faults) console.log(`         ! ${fault}`);
    } catch (error) {
      broken += 1;
      console.error(`${progress}  ✗ ${name}\n  ${String(error)}`);
    }
  }
  await camera.close();
}

const store = await compareStore(filters);
if (!check) await refreshStore(filters, (line) => console.log(line));
else
  for (const [name, { picture }] of store.missing) {
    console.log(`not encoded  ${relative(root, picture)}  ${name}`);
  }

const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  `${scenes.length} scenes, ${waiting.length} to render, ${store.missing.length} to encode, ${broken} broken, ${seconds} s`,
);
await studio.close();
process.exitCode =
  broken > 0 || (check && waiting.length + store.missing.length + store.unused.length > 0) ? 1 : 0;
