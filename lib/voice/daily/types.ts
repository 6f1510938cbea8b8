/** Types of the media library that the official SDK's interface uses, for modules that may not import the library. */
export type {
  DailyAdvancedConfig,
  DailyCall,
  DailyCallQualityTestData,
  DailyEventObject,
  DailyFactoryOptions,
  DailyParticipant,
  DailyVideoSendSettings,
} from '@daily-co/daily-js'
