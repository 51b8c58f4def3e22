import { statSync, watch, type FSWatcher } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders that are looked at, each by itself. */
export interface Watch {
  /** Begins with a folder, or waits for it: for that, the folder it lies in is to be followed. */
  follow(folder: string): void;
  close(): void;
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Tells the path of whatever changes in the folders that are followed, and in
 * no other: what is copied in beside them costs nothing. A folder that is put
 * in the place of another, or comes back, is followed anew, with the folders
 * in it.
 */
export function watchFolders(onChange: (path: string) => void): Watch {
  const wanted = new Set<string>();
  const watchers = new Map<string, FSWatcher>();

  const allIn = (folder: string): string[] =>
    [...wanted].filter((path) => path === folder || path.startsWith(folder + sep));
  const leave = (folder: string): void => {
    for (const path of allIn(folder)) {
      watchers.get(path)?.close();
      watchers.delete(path);
    }
  };
  const begin = (folder: string): void => {
    if (watchers.has(folder) || !isFolder(folder)) return;
    const watcher = watch(folder, (event, name) => {
      if (name === null) return onChange(folder);
      const path = join(folder, name);
      if (event === 'rename') {
        leave(path);
        for (const one of allIn(path)) begin(one);
      }
      onChange(path);
    });
    watcher.on('error', () => leave(folder));
    watchers.set(folder, watcher);
  };
  const follow = (folder: string): void => {
    wanted.add(folder);
    begin(folder);
  };
  return {
    follow,
    close: () => {
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
    },
  };
}
