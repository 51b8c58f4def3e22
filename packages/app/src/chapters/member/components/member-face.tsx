import { Avatar, type AvatarProps } from '@livery/ui/avatar';
import { faceOf } from './faces.ts';

export interface MemberFaceProps extends Omit<AvatarProps, 'icon' | 'tint' | 'src' | 'name'> {
  readonly name: string;
  /** Number of the picture that was chosen; none is letters of the name. */
  readonly headIcon: string | undefined;
}

/** A member as they chose to be seen. */
export function MemberFace({ name, headIcon = '', ...rest }: MemberFaceProps) {
  return <Avatar {...rest} {...faceOf(headIcon)} name={name} />;
}
