import type { ComponentProps, ReactNode } from 'react';

/** A name, or a moment; moments lie on a line as far apart as they were. */
export type ChartPoint = string | Date;

/** Beside an axis there is little room; where a point is read out there is enough. */
export type ChartPlace = 'axis' | 'read';

export interface ChartSeries {
  /** What is counted. */
  readonly name: string;
  /** One for each point; null where nothing is known. */
  readonly values: readonly (number | null)[];
}

export interface ChartLabels {
  /** What the points are, as the heading of their column: “Day”. */
  readonly point: string;
  /** Name of the switch that shows the figures as a table. */
  readonly table: string;
  /** Stands where a value is missing. */
  readonly none: string;
}

export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the chart shows, as its title and its name. */
  label: string;
  /** What the values belong to, in the order of time. */
  points: readonly ChartPoint[];
  /** Up to four rows of values. */
  series: readonly ChartSeries[];
  /** A point as the language writes it: shorter beside the axis. */
  formatPoint: (point: ChartPoint, place: ChartPlace) => string;
  /** A value as the language writes it: rounder beside the axis. */
  formatValue: (value: number, place: ChartPlace) => string;
  /** What its parts are called. */
  labels: ChartLabels;
  /** How high it is drawn. */
  size?: 'small' | 'medium' | 'large';
  /** On its way: keeps its place. */
  busy?: boolean;
  /** Stands in its place where there are no points: an `EmptyState`. */
  empty?: ReactNode;
}

/** What a drawing gets: where points lie, and which of them is read. */
export interface PlotProps extends Pick<
  ChartProps,
  'points' | 'series' | 'formatPoint' | 'formatValue'
> {
  /** From 0 at the start of the axis to 1 at its end. */
  readonly places: readonly number[];
  /** The point that is read. */
  readonly current: number;
}

/** Four looks, by colour and by dash, mark and pattern. */
export const lookOf = (index: number): string => String(index % 4);
