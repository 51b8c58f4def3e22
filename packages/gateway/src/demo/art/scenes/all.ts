import { graphicScenes } from './graphic.ts';
import { placeScenes } from './places.ts';
import { venueScenes } from './venues.ts';

export const scenes = { ...graphicScenes, ...placeScenes, ...venueScenes };
export type SceneName = keyof typeof scenes;
