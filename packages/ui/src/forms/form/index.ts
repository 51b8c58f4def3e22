export { controlOf } from './control-of.ts';
export { Form, type FormProps } from './form.tsx';
export { type FormError } from './error-news.ts';
