declare module 'subset-font' {
  interface Axis {
    readonly min: number;
    readonly max: number;
  }

  interface Options {
    readonly targetFormat: 'woff2';
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, number | Axis>>;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
