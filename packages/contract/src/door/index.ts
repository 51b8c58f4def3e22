export { doorEndpoints } from './endpoints.ts';
export { LoginFailure, LoginPayload } from './login.ts';
