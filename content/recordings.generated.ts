// Made by recordings/make-demos.ts from recordings/dialogues.ts. Do not edit.
export interface RecordingLine {
  role: 'agent' | 'caller'
  text: string
  startSeconds: number
  endSeconds: number
}

/** Measured from the recording. */
export interface RecordingData {
  durationSeconds: number
  lines: RecordingLine[]
  /** Loudness over the recording, 0..100 a bar: the agent above the line, the caller below it. */
  peaks: { agent: number[]; caller: number[] }
}

export const recordingData: Record<string, RecordingData> = {
 "customer-support-inquiry": {
  "durationSeconds": 56.72,
  "lines": [
   {
    "role": "agent",
    "text": "Kestrel Parcels, good afternoon. I am the AI assistant. How can I help?",
    "startSeconds": 0.15,
    "endSeconds": 5.02
   },
   {
    "role": "caller",
    "text": "This is my second call this week. My parcel is still not here.",
    "startSeconds": 5.4,
    "endSeconds": 9.41
   },
   {
    "role": "agent",
    "text": "I am sorry about that. Do you have the tracking number?",
    "startSeconds": 9.79,
    "endSeconds": 12.94
   },
   {
    "role": "caller",
    "text": "No, I do not. I am on my way to work.",
    "startSeconds": 13.32,
    "endSeconds": 16.14
   },
   {
    "role": "agent",
    "text": "Then your surname and your street will do.",
    "startSeconds": 16.52,
    "endSeconds": 18.82
   },
   {
    "role": "caller",
    "text": "Marsh. Mill Lane, number nine.",
    "startSeconds": 19.2,
    "endSeconds": 21.69
   },
   {
    "role": "agent",
    "text": "Thank you, Mr Marsh, I have it. It went back to the depot on Monday, because nobody was in.",
    "startSeconds": 22.39,
    "endSeconds": 27.65
   },
   {
    "role": "caller",
    "text": "Nobody rang the bell. I was in all day.",
    "startSeconds": 28.03,
    "endSeconds": 30.84
   },
   {
    "role": "agent",
    "text": "I have written that down for the depot. I can bring it on Thursday between nine and eleven.",
    "startSeconds": 31.22,
    "endSeconds": 36.07
   },
   {
    "role": "caller",
    "text": "Thursday is fine. After ten, if you can.",
    "startSeconds": 36.45,
    "endSeconds": 39.57
   },
   {
    "role": "agent",
    "text": "Thursday, ten to eleven. You will get a text message with the name of the driver.",
    "startSeconds": 40.17,
    "endSeconds": 44.96
   },
   {
    "role": "caller",
    "text": "And if it is late again?",
    "startSeconds": 45.34,
    "endSeconds": 46.89
   },
   {
    "role": "agent",
    "text": "Then ask for a person, and you will get one. Is there anything else?",
    "startSeconds": 47.27,
    "endSeconds": 51.22
   },
   {
    "role": "caller",
    "text": "No, that is all. Thank you.",
    "startSeconds": 51.6,
    "endSeconds": 53.76
   },
   {
    "role": "agent",
    "text": "Thank you for your patience. Goodbye.",
    "startSeconds": 54.14,
    "endSeconds": 56.32
   }
  ],
  "peaks": {
   "agent": [35,43,32,49,36,72,58,43,36,55,49,0,0,0,0,0,0,0,0,0,43,79,73,12,85,72,85,17,0,0,0,0,0,0,0,98,92,72,70,64,0,0,0,0,0,0,0,61,88,54,71,39,69,66,89,41,90,72,33,0,0,0,0,0,0,0,80,82,86,71,66,84,78,51,100,79,22,0,0,0,0,0,0,0,0,77,70,80,28,95,54,66,67,65,80,0,0,0,0,0,58,63,48,75,67,51,86,73,9,0,0,0,0,0,67,66,68,27,94,0],
   "caller": [0,0,0,0,0,0,0,0,0,0,0,48,62,41,75,13,70,55,89,57,0,0,0,0,0,0,0,0,48,56,27,85,89,82,0,0,0,0,0,0,45,44,65,50,53,42,0,0,0,0,0,0,0,0,0,0,0,0,0,67,99,72,22,92,100,7,0,0,0,0,0,0,0,0,0,0,0,75,81,37,87,56,43,33,0,0,0,0,0,0,0,0,0,0,0,0,75,97,64,2,0,0,0,0,0,0,0,0,0,53,66,72,60,35,0,0,0,0,0,0]
  }
 },
 "appointment-reminder-call": {
  "durationSeconds": 44.12,
  "lines": [
   {
    "role": "agent",
    "text": "Good evening, this is the AI assistant of Harbor Dental. Am I speaking to Ms Lindqvist?",
    "startSeconds": 0.15,
    "endSeconds": 5.48
   },
   {
    "role": "caller",
    "text": "Yes, speaking.",
    "startSeconds": 5.86,
    "endSeconds": 6.98
   },
   {
    "role": "agent",
    "text": "You have a check-up tomorrow morning at twenty past nine, with Dr Osei. Does that still suit you?",
    "startSeconds": 7.36,
    "endSeconds": 13.38
   },
   {
    "role": "caller",
    "text": "Oh no, is that tomorrow? I have a meeting.",
    "startSeconds": 13.76,
    "endSeconds": 16.59
   },
   {
    "role": "agent",
    "text": "No harm done. I have Thursday at eight, or Friday at twenty past four.",
    "startSeconds": 16.97,
    "endSeconds": 21.01
   },
   {
    "role": "caller",
    "text": "Friday afternoon, please.",
    "startSeconds": 21.39,
    "endSeconds": 23.05
   },
   {
    "role": "agent",
    "text": "Friday, twenty past four. It is moved, and your old time goes to the waiting list.",
    "startSeconds": 23.75,
    "endSeconds": 29.11
   },
   {
    "role": "caller",
    "text": "Should I stop taking my tablets before it?",
    "startSeconds": 29.49,
    "endSeconds": 32
   },
   {
    "role": "agent",
    "text": "I cannot advise on that. I will have the nurse ring you in the morning. Is this the best number?",
    "startSeconds": 32.38,
    "endSeconds": 37.68
   },
   {
    "role": "caller",
    "text": "Yes, it is. Thanks.",
    "startSeconds": 38.06,
    "endSeconds": 39.76
   },
   {
    "role": "agent",
    "text": "Then that is done. A text message is on its way. Good night.",
    "startSeconds": 40.14,
    "endSeconds": 43.72
   }
  ],
  "peaks": {
   "agent": [62,68,53,72,73,60,35,77,61,15,77,51,70,57,49,0,0,0,0,0,84,63,61,100,64,75,69,72,57,64,71,74,8,68,66,69,17,0,0,0,0,0,0,0,0,0,46,71,19,53,38,48,35,46,46,42,44,0,0,0,0,0,0,0,43,67,43,71,56,24,57,64,48,82,73,48,54,70,61,0,0,0,0,0,0,0,0,0,51,50,51,53,52,47,50,33,43,35,3,45,26,40,10,0,0,0,0,0,0,83,63,51,47,63,74,60,66,49,79,0],
   "caller": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,74,44,43,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,69,57,59,100,65,50,74,63,0,0,0,0,0,0,0,0,0,0,0,0,0,85,70,68,76,34,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,55,82,63,66,68,41,77,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,72,30,63,3,45,0,0,0,0,0,0,0,0,0,0,0,0]
  }
 },
 "lead-qualification": {
  "durationSeconds": 54.24,
  "lines": [
   {
    "role": "agent",
    "text": "Good evening, this is the AI assistant of Northgate. You asked us to call about your flat. Is now a good time?",
    "startSeconds": 0.15,
    "endSeconds": 6.48
   },
   {
    "role": "caller",
    "text": "That was quick. I only just sent the form. Go on.",
    "startSeconds": 6.86,
    "endSeconds": 10.7
   },
   {
    "role": "agent",
    "text": "May I record this call, so that nobody asks you the same questions twice?",
    "startSeconds": 11.08,
    "endSeconds": 15.71
   },
   {
    "role": "caller",
    "text": "Yes, that is fine.",
    "startSeconds": 16.09,
    "endSeconds": 17.48
   },
   {
    "role": "agent",
    "text": "Thank you. What should we know about the flat?",
    "startSeconds": 17.86,
    "endSeconds": 20.2
   },
   {
    "role": "caller",
    "text": "Three bedrooms, second floor, near the canal. We want to be out by the first of March.",
    "startSeconds": 20.58,
    "endSeconds": 26.01
   },
   {
    "role": "agent",
    "text": "May I ask why March?",
    "startSeconds": 26.39,
    "endSeconds": 27.76
   },
   {
    "role": "caller",
    "text": "I start a new job, up north.",
    "startSeconds": 28.14,
    "endSeconds": 30.05
   },
   {
    "role": "agent",
    "text": "Congratulations. Do you have a price in mind?",
    "startSeconds": 30.43,
    "endSeconds": 33.25
   },
   {
    "role": "caller",
    "text": "About three hundred and forty thousand. Is that realistic?",
    "startSeconds": 33.63,
    "endSeconds": 37.26
   },
   {
    "role": "agent",
    "text": "I leave that to someone who has stood in it. Ilse Brandt could come on Wednesday at half past five, or on Saturday at ten.",
    "startSeconds": 37.64,
    "endSeconds": 44.69
   },
   {
    "role": "caller",
    "text": "Wednesday, after work.",
    "startSeconds": 45.07,
    "endSeconds": 46.54
   },
   {
    "role": "agent",
    "text": "Booked. She will have your answers with her, so you need not repeat them.",
    "startSeconds": 47.24,
    "endSeconds": 51.13
   },
   {
    "role": "caller",
    "text": "Perfect. Good night.",
    "startSeconds": 51.51,
    "endSeconds": 53.04
   },
   {
    "role": "agent",
    "text": "Good night.",
    "startSeconds": 53.42,
    "endSeconds": 53.84
   }
  ],
  "peaks": {
   "agent": [70,65,67,75,64,64,44,57,41,70,59,25,83,68,17,0,0,0,0,0,0,0,0,0,53,87,84,89,84,95,65,71,79,64,49,0,0,0,0,62,49,40,84,59,52,0,0,0,0,0,0,0,0,0,0,0,0,0,66,82,89,15,0,0,0,0,0,57,56,32,76,78,86,28,0,0,0,0,0,0,0,0,0,66,61,81,61,55,43,71,50,76,51,56,61,58,63,58,48,0,0,0,0,0,56,10,93,77,61,54,100,75,67,0,0,0,0,0,82,0],
   "caller": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,72,50,55,95,68,58,57,76,44,0,0,0,0,0,0,0,0,0,0,0,49,33,67,49,0,0,0,0,0,0,70,97,9,80,89,67,88,57,100,99,84,85,22,0,0,0,0,67,66,58,69,2,0,0,0,0,0,0,0,77,65,52,65,74,4,82,71,17,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,11,83,45,78,0,0,0,0,0,0,0,0,0,0,0,56,3,55,2,0,0]
  }
 },
 "follow-up-call": {
  "durationSeconds": 46.91,
  "lines": [
   {
    "role": "agent",
    "text": "Hello, this is the AI assistant of Okafor Motors. Nine days ago we sent you a quote for the timing belt. Is anything unclear?",
    "startSeconds": 0.15,
    "endSeconds": 7.9
   },
   {
    "role": "caller",
    "text": "Oh yes, I meant to reply. Does the price include the water pump?",
    "startSeconds": 8.28,
    "endSeconds": 12.76
   },
   {
    "role": "agent",
    "text": "It does. Belt, water pump and labour, with two years of warranty.",
    "startSeconds": 13.14,
    "endSeconds": 16.92
   },
   {
    "role": "caller",
    "text": "And how long would you need the car?",
    "startSeconds": 17.3,
    "endSeconds": 19.43
   },
   {
    "role": "agent",
    "text": "One day. Bring it by eight, and it is ready by five. Tuesday and Thursday are still free.",
    "startSeconds": 19.81,
    "endSeconds": 24.88
   },
   {
    "role": "caller",
    "text": "Thursday, then.",
    "startSeconds": 25.26,
    "endSeconds": 26.54
   },
   {
    "role": "agent",
    "text": "I can hold Thursday for a small deposit. Shall I send you the link by text message?",
    "startSeconds": 26.92,
    "endSeconds": 32.01
   },
   {
    "role": "caller",
    "text": "Please do. One moment. Right, that is paid.",
    "startSeconds": 32.61,
    "endSeconds": 35.86
   },
   {
    "role": "agent",
    "text": "I can see it. Thursday at eight. If you would rather talk to Chidi first, he will ring you back.",
    "startSeconds": 36.76,
    "endSeconds": 41.85
   },
   {
    "role": "caller",
    "text": "No, that is all I needed.",
    "startSeconds": 42.23,
    "endSeconds": 44.01
   },
   {
    "role": "agent",
    "text": "Thank you. See you on Thursday.",
    "startSeconds": 44.39,
    "endSeconds": 46.52
   }
  ],
  "peaks": {
   "agent": [39,54,68,53,30,51,42,41,39,69,67,53,56,44,56,72,23,86,67,56,0,0,0,0,0,0,0,0,0,0,0,0,0,24,49,70,80,70,86,46,85,73,62,13,0,0,0,0,0,0,33,62,10,54,53,52,50,56,33,43,48,49,38,25,0,0,0,0,10,100,76,54,70,73,48,33,84,85,66,62,58,40,0,0,0,0,0,0,0,0,0,0,0,0,98,55,37,79,38,77,85,76,66,69,43,86,84,0,0,0,0,0,0,60,64,10,71,73,45,0],
   "caller": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,60,71,53,47,76,2,73,82,37,59,62,37,0,0,0,0,0,0,0,0,0,0,0,55,97,93,50,65,56,0,0,0,0,0,0,0,0,0,0,0,0,0,0,15,100,85,52,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,40,41,59,54,10,94,56,71,50,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,61,72,97,75,24,0,0,0,0,0,0,0]
  }
 },
 "table-booking": {
  "durationSeconds": 49.53,
  "lines": [
   {
    "role": "agent",
    "text": "Trattoria Lume, good evening. I am the AI assistant. How can I help?",
    "startSeconds": 0.15,
    "endSeconds": 5.08
   },
   {
    "role": "caller",
    "text": "A table for nine, tonight, if you can. And one pram.",
    "startSeconds": 5.46,
    "endSeconds": 8.95
   },
   {
    "role": "agent",
    "text": "At eight I have the terrace, with room for the pram.",
    "startSeconds": 9.65,
    "endSeconds": 12.18
   },
   {
    "role": "caller",
    "text": "Eight is late for the baby. Is there anything at seven?",
    "startSeconds": 12.56,
    "endSeconds": 15.85
   },
   {
    "role": "agent",
    "text": "At seven, two tables side by side, indoors, by the window.",
    "startSeconds": 16.45,
    "endSeconds": 20.12
   },
   {
    "role": "caller",
    "text": "That is perfect. The name is Keller.",
    "startSeconds": 20.5,
    "endSeconds": 22.69
   },
   {
    "role": "agent",
    "text": "Thank you, Ms Keller. Is there anything that the kitchen should know?",
    "startSeconds": 23.07,
    "endSeconds": 26.72
   },
   {
    "role": "caller",
    "text": "One of us cannot have nuts. Is the pesto safe?",
    "startSeconds": 27.1,
    "endSeconds": 30.05
   },
   {
    "role": "agent",
    "text": "I cannot say what is safe. I have written it on the booking, and the cook will talk to you before you order.",
    "startSeconds": 30.65,
    "endSeconds": 36.4
   },
   {
    "role": "caller",
    "text": "Good. And if we are late?",
    "startSeconds": 36.78,
    "endSeconds": 38.33
   },
   {
    "role": "agent",
    "text": "We hold the tables for twenty minutes. The text message has a link to change the time.",
    "startSeconds": 38.71,
    "endSeconds": 43.58
   },
   {
    "role": "caller",
    "text": "Thank you. See you at seven.",
    "startSeconds": 43.96,
    "endSeconds": 45.97
   },
   {
    "role": "agent",
    "text": "Seven, nine people and a pram. See you then.",
    "startSeconds": 46.35,
    "endSeconds": 49.13
   }
  ],
  "peaks": {
   "agent": [47,52,46,37,44,18,58,41,38,15,44,46,18,0,0,0,0,0,0,0,0,0,0,42,68,46,41,68,82,28,0,0,0,0,0,0,0,0,0,10,57,38,66,66,66,53,65,61,46,0,0,0,0,0,0,2,86,57,32,67,77,52,37,68,37,0,0,0,0,0,0,0,0,0,46,60,44,47,33,56,48,50,47,44,52,64,52,51,0,0,0,0,0,23,100,82,41,85,40,52,82,64,55,77,69,42,0,0,0,0,0,0,53,83,55,78,33,53,60,0],
   "caller": [0,0,0,0,0,0,0,0,0,0,0,0,0,60,78,67,72,54,55,46,79,37,0,0,0,0,0,0,0,0,55,76,79,55,40,100,68,64,16,0,0,0,0,0,0,0,0,0,0,65,61,43,53,68,78,0,0,0,0,0,0,0,0,0,0,52,57,66,70,21,52,75,65,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,82,38,84,89,0,0,0,0,0,0,0,0,0,0,0,0,0,57,63,1,85,63,15,0,0,0,0,0,0,0,0]
  }
 },
 "course-enquiry": {
  "durationSeconds": 44.83,
  "lines": [
   {
    "role": "agent",
    "text": "Fernhill, good evening. I am the AI assistant. How can I help?",
    "startSeconds": 0.15,
    "endSeconds": 4.08
   },
   {
    "role": "caller",
    "text": "My daughter has finished level B1. Which course is the one after that?",
    "startSeconds": 4.46,
    "endSeconds": 8.67
   },
   {
    "role": "agent",
    "text": "Level B2, on Tuesdays and Thursdays, from the ninth. There are four places left.",
    "startSeconds": 9.27,
    "endSeconds": 14.14
   },
   {
    "role": "caller",
    "text": "She plays football on Tuesdays.",
    "startSeconds": 14.52,
    "endSeconds": 16.44
   },
   {
    "role": "agent",
    "text": "Then the Saturday group, nine to twelve. It has two places left.",
    "startSeconds": 17.04,
    "endSeconds": 20.84
   },
   {
    "role": "caller",
    "text": "Will she manage it? Her grammar was weak.",
    "startSeconds": 21.22,
    "endSeconds": 24.03
   },
   {
    "role": "agent",
    "text": "I leave that to a teacher. The registrar could meet you both on Wednesday at four. Does that suit you?",
    "startSeconds": 24.41,
    "endSeconds": 29.76
   },
   {
    "role": "caller",
    "text": "Wednesday at four is fine.",
    "startSeconds": 30.14,
    "endSeconds": 31.65
   },
   {
    "role": "agent",
    "text": "Booked. I can hold the Saturday place until then. Shall I?",
    "startSeconds": 32.03,
    "endSeconds": 36
   },
   {
    "role": "caller",
    "text": "Yes, please. I did not think that anyone would answer at ten at night.",
    "startSeconds": 36.38,
    "endSeconds": 40.8
   },
   {
    "role": "agent",
    "text": "The times are on their way by text message. Good night.",
    "startSeconds": 41.18,
    "endSeconds": 44.43
   }
  ],
  "peaks": {
   "agent": [52,57,44,12,67,47,45,20,41,44,49,0,0,0,0,0,0,0,0,0,0,0,0,0,14,90,73,65,91,72,60,30,100,41,75,64,89,73,0,0,0,0,0,0,0,51,85,75,52,76,72,35,79,59,76,65,0,0,0,0,0,0,0,0,0,70,60,65,41,60,73,67,79,54,68,64,12,63,60,34,0,0,0,0,0,22,46,53,75,64,59,58,63,55,34,77,18,0,0,0,0,0,0,0,0,0,0,0,0,0,52,68,74,67,55,51,39,39,78,0],
   "caller": [0,0,0,0,0,0,0,0,0,0,0,0,93,70,45,80,67,2,70,86,63,59,52,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,92,48,100,70,37,0,0,0,0,0,0,0,0,0,0,0,0,7,95,78,43,3,93,70,43,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,9,83,69,81,32,0,0,0,0,0,0,0,0,0,0,0,0,52,23,53,7,73,65,75,69,70,55,56,51,1,0,0,0,0,0,0,0,0,0,0]
  }
 },
 "harbor-dental-at-night": {
  "durationSeconds": 21.37,
  "lines": [
   {
    "role": "agent",
    "text": "Harbor Dental, good evening. I’m the clinic’s AI assistant.",
    "startSeconds": 0.15,
    "endSeconds": 3.41
   },
   {
    "role": "caller",
    "text": "Hi, I know it’s late. I think I’ve cracked a tooth.",
    "startSeconds": 3.79,
    "endSeconds": 6.68
   },
   {
    "role": "agent",
    "text": "I can ring the dentist on call, or book you in first thing.",
    "startSeconds": 7.06,
    "endSeconds": 10.21
   },
   {
    "role": "caller",
    "text": "First thing is fine. I’ll manage.",
    "startSeconds": 10.59,
    "endSeconds": 12.89
   },
   {
    "role": "agent",
    "text": "Then Dr Osei has 8:40 or 11:15.",
    "startSeconds": 13.27,
    "endSeconds": 16.69
   },
   {
    "role": "caller",
    "text": "8:40, please.",
    "startSeconds": 17.07,
    "endSeconds": 18.58
   },
   {
    "role": "agent",
    "text": "Done. I’ve texted you the address.",
    "startSeconds": 18.96,
    "endSeconds": 20.97
   }
  ],
  "peaks": {
   "agent": [0,81,61,45,46,50,33,31,2,0,65,21,57,20,44,42,43,33,26,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,29,67,80,74,68,55,51,54,88,56,55,67,59,65,51,51,38,51,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,57,91,75,49,77,78,77,14,70,100,21,68,54,87,82,96,63,38,75,25,0,0,0,0,0,0,0,0,0,0,0,0,26,67,20,0,76,45,20,60,63,52,69,8,0,0],
   "caller": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,49,54,7,61,55,25,61,48,0,6,48,45,56,55,31,40,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,45,13,52,17,69,40,6,0,47,63,53,45,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,66,57,100,87,25,37,99,37,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
  }
 }
}
