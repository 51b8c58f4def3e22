import { statSync, watch, type FSWatcher } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders that are looked at, each by itself. */
export interface Watch {
  /** Begins with a folder, if it is there and not looked at yet. */
  follow(folder: string): void;
  close(): void;
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Tells the path of whatever changes in the folders that are followed, and in
 * no other: what is copied in beside them costs nothing. A folder that is put
 * in the place of another is followed anew.
 */
export function watchFolders(onChange: (path: string) => void): Watch {
  const watchers = new Map<string, FSWatcher>();

  const leave = (folder: string): void => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(folder + sep)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };
  const follow = (folder: string): void => {
    if (watchers.has(folder) || !isFolder(folder)) return;
    const watcher = watch(folder, (event, name) => {
      if (name === null) return onChange(folder);
      const path = join(folder, name);
      if (event === 'rename' && watchers.has(path)) {
        leave(path);
        follow(path);
      }
      onChange(path);
    });
    watcher.on('error', () => leave(folder));
    watchers.set(folder, watcher);
  };
  return {
    follow,
    close: () => {
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
    },
  };
}
