/** A picture of digits, as the platform draws it. */
export const drawn = (digits: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 44"><rect width="112" height="44" fill="#d9d4ff"/><path d="M0 30Q28 4 56 24T112 14" fill="none" stroke="#6c54ff" stroke-width="2"/><text x="56" y="31" font-family="monospace" font-size="26" font-weight="700" letter-spacing="5" text-anchor="middle" fill="#2a2280">${digits}</text></svg>`,
  )}`;
