import { useEffect, useState, type ComponentType } from 'react';

import type { PlotProps } from './chart-props.ts';

export type PlotLoader = () => Promise<ComponentType<PlotProps>>;

/** What draws; nothing until it has come. A server writes what stands in its place. */
export function usePlot(load: PlotLoader): ComponentType<PlotProps> | undefined {
  const [plot, setPlot] = useState<{ readonly draw: ComponentType<PlotProps> }>();
  useEffect(() => {
    let isHere = true;
    const fetchPlot = async (): Promise<void> => {
      const draw = await load();
      if (isHere) setPlot({ draw });
    };
    void fetchPlot();
    return () => void (isHere = false);
  }, [load]);
  return plot?.draw;
}
