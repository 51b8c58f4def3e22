import type { Content } from './home-content.ts';

/** With one more of the notices read, wherever that was. */
export function withRead(content: Content, id: string): Content {
  const isNews = content.player.some((one) => one.id === id && !one.read);
  if (!isNews) return content;
  return {
    ...content,
    player: content.player.map((one) => (one.id === id ? { ...one, read: true } : one)),
    footer: { ...content.footer, unreadCount: Math.max(0, content.footer.unreadCount - 1) },
  };
}
