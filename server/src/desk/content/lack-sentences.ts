import type { Lack } from '@nokshi/contract/release.ts';

/** Why a machine cannot publish, for whoever reads no words of the desk. */
export const lackSentences: Record<Lack, string> = {
  site: 'This server has no site of its own.',
  tools: 'This server can’t build the site: its build tools are not installed.',
  folders: 'This server may not write to the folders in which the site is built.',
  disk: 'This server has less than 512 MB of disk free, which publishing takes.',
  memory: 'This server has less than 2 GB of memory free, which building the site takes.',
};
