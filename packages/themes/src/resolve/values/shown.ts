import { toCss } from '../../contract/css.ts';
import {
  isComposite,
  type CompositeType,
  type CompositeValueOf,
  type FormatValue,
} from '../../contract/value.ts';

const strokeCss = (style: CompositeValueOf['strokeStyle']): string =>
  typeof style === 'string' ? style : 'dashed';

const write: { readonly [T in CompositeType]: (value: CompositeValueOf[T]) => string } = {
  border: ({ width, style, color }) => `${toCss('dimension', width)} ${strokeCss(style)} ${color}`,
  strokeStyle: strokeCss,
  transition: ({ duration, timingFunction, delay }) =>
    `${duration}ms ${toCss('cubicBezier', timingFunction)} ${delay}ms`,
  typography: ({ fontWeight, fontSize, lineHeight, fontFamily }) =>
    `${fontWeight} ${toCss('dimension', fontSize)}/${lineHeight} ${toCss('fontFamily', fontFamily)}`,
};

/** The nearest that CSS has to a value of the format: for people to read, and on no sheet. */
export const shownCss = ({ type, value }: FormatValue): string =>
  isComposite(type) ? write[type](value as never) : toCss(type, value as never);
