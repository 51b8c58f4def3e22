import { graphicScenes } from './graphic.ts';
import { paperScenes } from './papers.ts';
import { placeScenes } from './places.ts';
import { venueScenes } from './venues.ts';

export const scenes = { ...graphicScenes, ...paperScenes, ...placeScenes, ...venueScenes };
export type SceneName = keyof typeof scenes;
