import { bytesOf, type Hex, type TokenValue } from '@livery/themes';
import { formatted } from './dictionary.ts';
import type { PlatformFiles } from './platform.ts';
import { figure, pixels, sayable, type ThemeToken } from './theme-tokens.ts';

/** What the theme calls, for which the format has no place. */
const helper = `import UIKit

/// A colour that follows the mode of whatever shows it.
public func adaptive(dark: UIColor, light: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
}

/// A value of both modes, for whoever knows which one is shown.
public struct Adaptive<Value> {
    public let dark: Value
    public let light: Value

    public func value(for traits: UITraitCollection) -> Value {
        traits.userInterfaceStyle == .dark ? dark : light
    }
}
`;

const channel = (byte: number): number => Math.round((byte / 255) * 1000) / 1000;

const color = (hex: Hex): string => {
  const [red, green, blue, alpha] = bytesOf(hex).map(channel);
  return `UIColor(red: ${red}, green: ${green}, blue: ${blue}, alpha: ${alpha})`;
};

/** A value in Swift, and the type that it has there; the check keeps quotes out of names. */
function swift({ type, value }: TokenValue): readonly [type: string, text: string] {
  switch (type) {
    case 'color':
      return ['UIColor', color(value)];
    case 'dimension':
      return ['CGFloat', String(pixels(value))];
    case 'duration':
      return ['TimeInterval', String(figure(value / 1000))];
    case 'number':
      return ['CGFloat', String(value)];
    case 'fontWeight':
      return ['Int', String(value)];
    case 'fontFamily':
      return ['[String]', `[${value.map((name) => `"${name}"`).join(', ')}]`];
    case 'cubicBezier':
      return ['CAMediaTimingFunction', `CAMediaTimingFunction(controlPoints: ${value.join(', ')})`];
    case 'shadow':
    case 'gradient':
      throw new Error(`Swift has no ${type}`);
  }
}

/** What stands behind the equals sign: one value, or both where the modes differ. */
function textOf({ dark, light }: ThemeToken): string {
  const [type, night] = swift(dark);
  const [, day] = swift(light);
  if (type === 'UIColor' && night !== day) return `adaptive(dark: ${night}, light: ${day})`;
  if (night !== day) return `Adaptive<${type}>(dark: ${night}, light: ${day})`;
  return type === 'CGFloat' || type === 'TimeInterval' ? `${type}(${night})` : night;
}

/** `kestrel-two` becomes `KestrelTwoTheme`; no name in Swift begins with a figure. */
const themeName = (code: string): string => {
  const name = code.replaceAll(/(^|[-_])([a-z0-9])/g, (_all, _mark, letter: string) =>
    letter.toUpperCase(),
  );
  return `${/^\d/.test(name) ? 'Brand' : ''}${name}Theme`;
};

/** A theme in Swift, whose colours follow the mode by themselves. */
export async function iosFiles(
  code: string,
  tokens: readonly ThemeToken[],
): Promise<PlatformFiles> {
  const { said, leftOut } = sayable('ios', tokens, {
    gradient: 'a gradient is drawn by a layer, and UIKit has no value for one',
    shadow: 'a layer has one shadow, without spread and never inside',
  });
  const name = themeName(code);
  const content = await formatted(said, textOf, {
    transforms: ['name/camel'],
    files: [
      {
        destination: `${name}.swift`,
        format: 'ios-swift/any.swift',
        options: {
          className: name,
          objectType: 'enum',
          accessControl: 'public',
          import: ['UIKit'],
          fileHeader: () => [`Written by livery emit ${code}.`],
        },
      },
    ],
  });
  return {
    files: [
      { path: `ios/${name}.swift`, content },
      { path: 'ios/Adaptive.swift', content: helper },
    ],
    leftOut,
  };
}
