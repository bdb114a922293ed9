'use client';

import { useEffect } from 'react';
import { Attribute, type IslandModule, type IslandName } from '@/browser/protocol';

/** The modules of the islands, except `player`, which Next hydrates in development. */
const modules: Record<Exclude<IslandName, 'player'>, () => Promise<IslandModule>> = {
  carousel: () => import('@/browser/carousel'),
  copy: () => import('@/browser/copy'),
  'day-figures': () => import('@/browser/day-figures'),
  dialog: () => import('@/browser/dialog'),
  follow: () => import('@/browser/follow'),
  form: () => import('@/browser/form'),
  'third-party-script': () => import('@/browser/third-party-script'),
};

/**
 * Mounts all islands in development. In the export, browser/boot.ts mounts them when they are needed instead.
 * docs/performance.md lists what else differs between development and the export.
 */
export function DevelopmentIslands() {
  useEffect(() => {
    for (const load of [
      () => import('@/browser/followed-links'),
      () => import('@/browser/topic-links'),
      () => import('@/browser/named-dialog'),
      () => import('@/browser/dialog-fallback'),
    ])
      load();
    for (const [name, load] of Object.entries(modules))
      for (const island of document.querySelectorAll<HTMLElement>(
        `[${Attribute.Island}=${name}]:not([${Attribute.Mounted}])`,
      )) {
        // In Strict Mode, the effect runs twice.
        island.setAttribute(Attribute.Mounted, '');
        load().then((module) => module.default(island, () => {}));
      }
    document.documentElement.setAttribute(Attribute.Interacted, '');
  }, []);
  return null;
}
