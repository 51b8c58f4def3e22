export { Announcement, type AnnouncementProps } from './announcement.tsx';
