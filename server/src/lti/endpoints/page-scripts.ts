/** Scripts of the pages of a launch. What they work with stands in `data-` attributes and fields. */

/** Posts the page's form at once. */
export const SUBMIT = `document.forms[0].submit()`

/**
 * Waits for the window that this frame opens. Its form and that of the LMS wait in the same place:
 * an answer of the content picker is posted from here. A page in the background runs rarely; it asks
 * at once when people come back to it.
 */
export const WAIT = `
(function(){
  var box=document.getElementById('waiting'),d=box.dataset
  var open=document.getElementById('open'),reopen=document.getElementById('reopen')
  var heading=(document.getElementById('other')||document).querySelector('h1,h2')
  var until=0,timer=0,isOver=false
  function tell(state){
    if(box.textContent!==d[state])box.textContent=d[state]
    document.getElementById('offer').hidden=true
    heading.textContent=d.open
    reopen.hidden=state!=='opened'&&state!=='choosing'
    open.hidden=state!=='none'
  }
  function later(){clearTimeout(timer);if(!isOver)timer=setTimeout(ask,1500)}
  function end(state){isOver=true;clearTimeout(timer);tell(state)}
  function post(answer){
    var form=document.createElement('form'),field=document.createElement('input')
    form.method='post'
    form.action=answer.returnUrl
    field.type='hidden'
    field.name='JWT'
    field.value=answer.jwt
    form.hidden=true
    form.append(field)
    document.body.append(form)
    addEventListener('securitypolicyviolation',function(){tell('blocked')},{once:true})
    form.submit()
  }
  function hear(answer){
    if(isOver)return
    if(answer.state==='chosen'){end('chosen');post(answer)}
    else if(answer.state==='taken'||answer.state==='expired'||answer.state==='opened')end(answer.state)
    else{tell(answer.state);later()}
  }
  function ask(){
    if(isOver||!until)return
    if(Date.now()>until)return end('expired')
    clearTimeout(timer)
    fetch('/lti/waiting',{method:'POST',body:new URLSearchParams({code:d.code})})
      .then(function(reply){if(!reply.ok)throw 0;return reply.json()}).then(hear).catch(later)
  }
  open.addEventListener('submit',function(){
    if(!until){var button=open.querySelector('button');button.textContent=d.again;button.className='quiet';tell('none')}
    until=Date.now()+3600000
    later()
  })
  document.addEventListener('visibilitychange',function(){if(!document.hidden)ask()})
  addEventListener('focus',ask)
})()
`

/**
 * Platform storage (LTI Client Side postMessages 1.0): one question to the frame that the platform
 * named, at the origin of its login page, answered by that origin alone or not at all. That frame
 * loads beside us: the question is repeated until it is there.
 */
const ASK = `
function ask(d,message,then,otherwise){
  var over=false
  function end(next,value){if(over)return;over=true;clearTimeout(timer);clearInterval(again);removeEventListener('message',hear);next(value)}
  function hear(event){
    var data=event.data
    if(event.origin!==d.origin||!data||data.subject!==message.subject+'.response'||data.message_id!==message.message_id)return
    if(data.error)end(otherwise);else end(then,data.value)
  }
  function say(){
    try{
      var around=window.parent!==window?window.parent:window.opener
      var frame=d.target==='_parent'?around:around.frames[d.target]
      frame.postMessage(message,d.origin)
    }catch(error){}
  }
  var timer=setTimeout(function(){end(otherwise)},5000)
  var again=setInterval(say,250)
  addEventListener('message',hear)
  say()
}
var d=document.getElementById('launch').dataset
function other(){
  document.getElementById('launch').hidden=true
  document.getElementById('other').hidden=false
}
`

/** Puts what this browser alone shall know into the platform's storage, then goes to its login. */
export const PUT_AND_GO = `${ASK}
ask(d,{subject:'lti.put_data',message_id:d.message,key:d.key,value:d.value},function(){location.replace(d.to)},other)
${WAIT}
`

/** Reads it again and posts the launch with it. */
export const GET_AND_POST = `${ASK}
ask(d,{subject:'lti.get_data',message_id:d.message,key:d.key},function(value){
  var form=document.forms[0]
  form.elements.storage_value.value=typeof value==='string'?value:''
  form.submit()
},other)
`
