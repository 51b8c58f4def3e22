import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, EncryptedBody, Nothing, ProofWanted, Text } from '../base/schemas.ts';
import { memberRoutes } from './routes.ts';

const SecurityAnswer = Type.Object(
  {
    question: Type.Enum(['pet', 'school', 'town', 'friend', 'job', 'teacher']),
    answer: Text(80, 2),
  },
  closed,
);

export const setQuestions = endpoint(memberRoutes, 'setQuestions', {
  id: 'S03',
  caller: 'registered',
  whileBarred: true,
  about:
    'Sets two security questions with their answers, in place of those before; wants a fresh proof.',
  request: {
    body: EncryptedBody,
    payload: Type.Object(
      {
        answers: Type.Array(SecurityAnswer, { minItems: 2, maxItems: 2 }),
      },
      closed,
    ),
  },
  reply: Nothing,
  failure: ProofWanted,
  errors: ['encryption.invalid', 'proof.required'],
});

export const setPayeeName = endpoint(memberRoutes, 'setPayeeName', {
  id: 'S03',
  caller: 'registered',
  whileBarred: true,
  about: 'Says in whose name payouts go out: once, and not after an identity was proven.',
  request: { body: Type.Object({ payeeName: Text(60, 2) }, closed) },
  reply: Nothing,
  errors: ['payee.locked'],
});
